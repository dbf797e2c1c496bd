import { Link } from 'react-router-dom'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { useDocumentLink } from '../../shared/document-text/document-address.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import styles from './FactSources.module.css'
import { TextBlock } from '../../shared/ui/TextBlock.tsx'

const words = texts.profile

/** Maximum number of sources shown; the rest are counted. */
const SHOWN = 2

interface FactSourcesProps {
  readonly sources: ProfileFact['candidates'][number]['sources']
  /** Whether to quote the words around the value. */
  readonly quotes?: boolean
}

/** Sources of a value; each opens its document at the page. */
export function FactSources({ sources, quotes = false }: FactSourcesProps) {
  const linkTo = useDocumentLink()
  const shown = sources.slice(0, SHOWN)
  const passage = sources[0]?.passage ?? ''
  return (
    <div className={styles.sources}>
      {quotes && passage !== '' && <TextBlock as="q" className={styles.passage} text={passage} />}
      <span className="muted small">
        {words.found}{' '}
        {shown.map(({ documentId, fileName, page }, index) => (
          <span key={`${documentId} ${page}`}>
            {index > 0 && <span>{', '}</span>}
            <Link to={linkTo(documentId, page === null ? undefined : { page })} preventScrollReset>
              {words.source(fileName, page)}
            </Link>
          </span>
        ))}
        {sources.length > SHOWN && <span>{` ${words.moreSources(sources.length - SHOWN)}`}</span>}
      </span>
    </div>
  )
}

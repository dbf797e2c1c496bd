import { Button } from 'antd'
import { useId } from 'react'
import type { BriefSection, BriefSectionKey } from '../../../../../adapters/http-contract/brief.ts'
import { EditableText } from '../../shared/editor/EditableText.tsx'
import { isDraft } from '../../shared/editor/origin-words.ts'
import { TextSources } from '../../shared/sources/TextSources.tsx'
import { texts } from '../../shared/texts/brief-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import styles from './Brief.module.css'
import { useChangeBriefMutation, ofCache } from './endpoints.ts'
import { useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'

/** Merges a saved section into the page's cached brief. */
function useTakeSection(projectId: string, key: BriefSectionKey): (saved: SavedText) => void {
  const take = useTake(ofCache(projectId))
  return (saved) => {
    const { text, origin } = saved
    const state = stateOf(saved)
    take((brief) => ({
      ...brief,
      sections: brief.sections.map((section) => (section.key === key ? { ...section, text, origin, state } : section)),
    }))
  }
}

const words = texts.brief

interface BriefSectionCardProps {
  readonly projectId: string
  readonly section: BriefSection
}

/** A section that is edited in place; proposals can also be kept as they are. */
export function BriefSectionCard({ projectId, section }: BriefSectionCardProps) {
  const { key, text, state, sources } = section
  const { title, hint } = words.sections[key]
  const heading = useId()
  const [change, keeping] = useChangeBriefMutation()
  const takeSection = useTakeSection(projectId, key)
  const isProposal = text !== '' && isDraft(state)
  const keep = () => {
    const kept = { key, text, basedOn: state?.version ?? 0 }
    void change({ projectId, changes: { sections: [kept] } })
  }
  return (
    <section className={`card ${styles.section}`} aria-labelledby={heading}>
      <EditableText
        owner={{ kind: 'brief', projectId, section: key }}
        label={title}
        text={text}
        state={state}
        isReadOnly={false}
        invitation={words.write}
        heading={
          <div className={styles.heading}>
            <h2 id={heading}>{title}</h2>
            {isProposal && <Tag tone="busy">{words.proposal}</Tag>}
            <p className="muted small">{hint}</p>
          </div>
        }
        onSaved={takeSection}
      />
      {text !== '' && (
        <div className="row apart">
          <TextSources title={words.sourcesTitle(title)} sources={sources} />
          {isProposal && (
            <Button size="small" loading={keeping.isLoading} aria-label={words.keepNamed(title)} onClick={keep}>
              {words.keep}
            </Button>
          )}
        </div>
      )}
      {keeping.isError && <FailureNotice error={keeping.error} heading={words.keepFailed} />}
    </section>
  )
}

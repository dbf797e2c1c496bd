import type { Settings } from '../../../../../adapters/http-contract/accounts.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { BesideText } from '../../shared/editor/BesideText.tsx'
import { EditableText } from '../../shared/editor/EditableText.tsx'
import styles from './FactsFile.module.css'
import { cacheEntry, useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'

/** Merges a saved facts file into the page's cached settings. */
function useTakeFactsFile(): (saved: SavedText) => void {
  const take = useTake(cacheEntry<Settings>('loadSettings'))
  return (saved) => take((known) => ({ ...known, factsFile: saved.text, factsFileState: stateOf(saved) }))
}

interface FactsFileProps {
  readonly text: string
  readonly state: Settings['factsFileState']
}

/** Facts found about the organisation, collapsed because they are long and seldom read. */
export function FactsFile({ text, state }: FactsFileProps) {
  return (
    <details className={`card ${styles.card}`}>
      <summary>{texts.settings.factsFile}</summary>
      <div className={`stack ${styles.body}`}>
        <p className="muted">{texts.settings.factsFileHint}</p>
        <BesideText text={text} state={state} />
        <EditableText
          owner={{ kind: 'factsFile' }}
          label={texts.settings.factsFile}
          text={text}
          state={state}
          isReadOnly={false}
          onSaved={useTakeFactsFile()}
        />
      </div>
    </details>
  )
}

import { texts } from '../../shared/texts/account-texts.ts'
import { Prose } from '../../shared/ui/Prose.tsx'
import styles from './FactsFile.module.css'

/** What was found out about the organisation, folded: it is long, and read seldom. */
export function FactsFile({ text }: { readonly text: string }) {
  return (
    <details className={`card ${styles.card}`}>
      <summary>{texts.settings.factsFile}</summary>
      <div className={`stack ${styles.body}`}>
        <p className="muted">{texts.settings.factsFileHint}</p>
        <Prose text={text} />
      </div>
    </details>
  )
}

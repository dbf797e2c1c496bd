import type { AnswerWarning } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import styles from './AnswerWarnings.module.css'

const words = texts.proposal.warnings
/** Characters of the answer shown on either side of a claim. */
const AROUND = 40

type Unsupported = AnswerWarning & { readonly kind: 'unsupported' }

function Claim({ text, warning }: { readonly text: string; readonly warning: Unsupported }) {
  const { claim, start, end } = warning
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  return (
    <li>
      {words.claims[claim]}{' '}
      <q>
        {start > AROUND && '…'}
        {before}
        <mark>{text.slice(start, end)}</mark>
        {after}
        {end + AROUND < text.length && '…'}
      </q>
    </li>
  )
}

function headingOf(unsupported: number, isCut: boolean): string {
  if (unsupported > 0) return words.unsupported(unsupported)
  return isCut ? words.cutTitle : words.replacedTitle
}

/**
 * What of an answer its sources do not hold, each claim with the words around it, whether the answer was cut, and which
 * of its sources were replaced.
 */
export function AnswerWarnings({
  text,
  warnings,
}: {
  readonly text: string
  readonly warnings: readonly AnswerWarning[]
}) {
  const unsupported = warnings.filter((warning) => warning.kind === 'unsupported')
  const isCut = warnings.some(({ kind }) => kind === 'cut')
  const replaced = warnings.filter((warning) => warning.kind === 'source-replaced')
  if (warnings.length === 0) return null
  return (
    <Notice tone="warning" heading={headingOf(unsupported.length, isCut)}>
      {unsupported.length > 0 && (
        <ul className={styles.claims}>
          {unsupported.map((warning) => (
            <Claim key={warning.start} text={text} warning={warning} />
          ))}
        </ul>
      )}
      {isCut && <p>{words.cut}</p>}
      {replaced.map(({ fileName }) => (
        <p key={fileName}>{words.replaced(fileName)}</p>
      ))}
    </Notice>
  )
}

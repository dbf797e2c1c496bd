import type { AnswerWarning } from '../../../../../adapters/http-contract/answer-warning.ts'
import { texts } from '../texts/warning-texts.ts'
import { Notice } from '../ui/Notice.tsx'
import styles from './TextWarnings.module.css'

const words = texts.warnings
/** Characters of the text shown on each side of a claim. */
const AROUND = 40

type Marked = AnswerWarning & { readonly kind: 'unsupported' | 'open-choice' }

/** Removes Markdown signs; other paragraphs are never part of the line. */
const withoutMarkdown = (line: string) => line.replace(/^\s*(?:[-*]|#+)\s|[*\\]/gu, '')

/** The words on both sides of a mark, within its line. */
function wordsAround(text: string, { start, end }: Marked) {
  const begin = text.lastIndexOf('\n', start - 1) + 1
  const close = text.indexOf('\n', end)
  const before = withoutMarkdown(text.slice(begin, start))
  const after = withoutMarkdown(text.slice(end, close < 0 ? text.length : close))
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  }
}

function Mark({ text, warning }: { readonly text: string; readonly warning: Marked }) {
  const { before, after } = wordsAround(text, warning)
  return (
    <li>
      {warning.kind === 'unsupported' ? words.claims[warning.claim] : words.openChoice}{' '}
      <q>
        {before}
        <mark>{withoutMarkdown(warning.text)}</mark>
        {after}
      </q>
    </li>
  )
}

interface MarksProps {
  readonly heading: (count: number) => string
  readonly text: string
  readonly marked: readonly Marked[]
}

function Marks({ heading, text, marked }: MarksProps) {
  if (marked.length === 0) return null
  return (
    <Notice tone="warning" heading={heading(marked.length)}>
      <ul className={styles.claims}>
        {marked.map((warning) => (
          <Mark key={`${warning.start} ${warning.text}`} text={text} warning={warning} />
        ))}
      </ul>
    </Notice>
  )
}

interface LostSourcesProps {
  readonly kind: 'source-replaced' | 'source-removed'
  readonly heading: string
  readonly sentence: (fileName: string) => string
  readonly warnings: readonly AnswerWarning[]
}

function LostSources({ kind, heading, sentence, warnings }: LostSourcesProps) {
  const lost = warnings.flatMap((warning) => (warning.kind === kind ? [warning.fileName] : []))
  if (lost.length === 0) return null
  return (
    <Notice tone="warning" heading={heading}>
      {lost.map((fileName) => (
        <p key={fileName}>{sentence(fileName)}</p>
      ))}
    </Notice>
  )
}

interface TextWarningsProps {
  readonly text: string
  readonly warnings: readonly AnswerWarning[]
}

/**
 * Warnings about a text, shown beside it: unsupported claims and open choices in context, whether the text was cut, and
 * sources that were replaced or removed.
 */
export function TextWarnings({ text, warnings }: TextWarningsProps) {
  const unsupported = warnings.filter((warning) => warning.kind === 'unsupported')
  const choices = warnings.filter((warning) => warning.kind === 'open-choice')
  return (
    <>
      <Marks heading={words.unsupported} text={text} marked={unsupported} />
      <Marks heading={words.openChoices} text={text} marked={choices} />
      {warnings.some(({ kind }) => kind === 'cut') && (
        <Notice tone="warning" heading={words.cutTitle}>
          <p>{words.cut}</p>
        </Notice>
      )}
      <LostSources kind="source-replaced" heading={words.replacedTitle} sentence={words.replaced} warnings={warnings} />
      <LostSources kind="source-removed" heading={words.removedTitle} sentence={words.removed} warnings={warnings} />
    </>
  )
}

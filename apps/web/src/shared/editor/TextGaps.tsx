import type { TextState } from '../../../../../adapters/http-contract/texts.ts'
import { PassageList } from '../sources/PassageList.tsx'
import styles from '../sources/PassageList.module.css'
import { TextSources } from '../sources/TextSources.tsx'
import { texts } from '../texts/editing-texts.ts'
import { preloadEditor } from './EditableText.tsx'
import { intoGap } from './into-gap.ts'
import type { SourcePassage } from '../../../../../adapters/http-contract/sources.ts'

const words = texts.editing.gaps

interface TextGapsProps {
  readonly state: TextState | null
  /** Sources of the text besides inserted passages. */
  readonly sources?: readonly SourcePassage[]
  readonly onInsert: (words: string, into: (text: string, words: string) => string) => void
}

/** Missing parts of a text with passages to insert, and the sources of inserted ones. */
export function TextGaps({ state, sources = [], onInsert }: TextGapsProps) {
  const gaps = state?.gaps ?? []
  const offered = gaps.flatMap(({ passages }) => passages)
  const isOffered = (one: SourcePassage) =>
    offered.some(({ documentId, ordinal }) => documentId === one.documentId && ordinal === one.ordinal)
  const inserted = offered.filter(({ cited }) => cited)
  const open = gaps.filter(({ passages }) => passages.some(({ cited }) => !cited))
  return (
    <>
      <TextSources title={words.sources} sources={[...sources.filter((one) => !isOffered(one)), ...inserted]} />
      {open.length > 0 && (
        <section
          className={styles.passages}
          aria-label={words.title}
          onPointerEnter={preloadEditor}
          onFocus={preloadEditor}
        >
          <div>
            <h2>{words.title}</h2>
            <p className="muted small">{words.hint}</p>
          </div>
          {open.map((gap) => (
            <details key={gap.heading}>
              <summary dir="auto">{gap.heading}</summary>
              <PassageList
                passages={gap.passages.filter(({ cited }) => !cited)}
                label={gap.heading}
                onInsert={(passage) => onInsert(passage, (text, added) => intoGap(gap, text, added))}
              />
            </details>
          ))}
        </section>
      )}
    </>
  )
}

import { Fragment, memo, useMemo } from 'react'
import type { TextLine } from '../../../../../adapters/http-contract/documents.ts'
import styles from './PageText.module.css'
import { blocksOf, type InFocus, type PageBlock } from './text-blocks.ts'
import { TextBlock } from '../ui/TextBlock.tsx'

type Runs = Extract<PageBlock, { readonly kind: 'paragraph' }>['runs']

function Runs({ runs }: { readonly runs: Runs }) {
  return runs.map(({ parts, isInFocus }, at) => (
    <Fragment key={at}>
      {at > 0 && <span> </span>}
      <span className={isInFocus ? styles.inFocus : undefined} data-in-focus={isInFocus || undefined}>
        {parts.map(({ text, isUsed }, index) => (isUsed ? <mark key={index}>{text}</mark> : text))}
      </span>
    </Fragment>
  ))
}

const DEEPEST = 4
/** "1.", "b)", "(iv)": items that bring their own marker. */
const NUMBERED = /^\(?(?:\p{N}+|\p{L}|[ivx]+)[.)]\s/iu

const isNumbered = ([first]: Runs) => NUMBERED.test(first?.parts.map(({ text }) => text).join('') ?? '')

function Heading({ level, runs }: { readonly level: number; readonly runs: Runs }) {
  const Level = level <= 1 ? 'h3' : 'h4'
  return (
    <Level>
      <Runs runs={runs} />
    </Level>
  )
}

function Table({ rows }: { readonly rows: readonly Runs[] }) {
  return (
    <div className={styles.table} tabIndex={0} role="group">
      <table>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>
                  <Runs runs={[cell]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Block({ block }: { readonly block: PageBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={block.level} runs={block.runs} />
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map(({ depth, runs }, at) => (
            <li
              key={at}
              className={isNumbered(runs) ? styles.numbered : undefined}
              style={{ marginLeft: `${Math.min(Math.max(depth, 1), DEEPEST) - 1}em` }}
            >
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Table rows={block.rows} />
  }
}

interface PageTextProps {
  readonly lines: readonly TextLine[]
  /** Text around it is shown more faintly. */
  readonly focus?: InFocus | null
}

/** The text of one page with its known layout: headings, paragraphs, lists and tables. */
export const PageText = memo(function PageText({ lines, focus = null }: PageTextProps) {
  const blocks = useMemo(() => blocksOf(lines, focus), [lines, focus])
  const all = useMemo(() => lines.map(({ text }) => text).join('\n'), [lines])
  return (
    <TextBlock as="div" className={`${styles.page} ${focus === null ? '' : styles.quiet}`} text={all}>
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </TextBlock>
  )
})

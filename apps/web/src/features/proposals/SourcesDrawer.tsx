import { Drawer } from 'antd'
import type { SourceFile, SourcePassage } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useListSourcesQuery } from './endpoints.ts'
import { markUsed } from './marked-passage.ts'
import { labelOf } from './source-label.ts'
import styles from './SourceChips.module.css'

const words = texts.proposal

export interface OpenSource {
  readonly questionId: string
  readonly source: SourceFile
}

function Passage({ source }: { readonly source: SourcePassage }) {
  return (
    <article className={styles.passage}>
      <h4>{labelOf(source)}</h4>
      {source.heading !== null && <p className="muted small">{source.heading}</p>}
      <blockquote className={styles.quote}>
        {markUsed(source.passage, source.used).map((part, index) =>
          part.isUsed ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
        )}
      </blockquote>
    </article>
  )
}

function Passages({ sources, opened }: { readonly sources: readonly SourcePassage[]; readonly opened: SourceFile }) {
  if (sources.length === 0) return <p className="muted">{words.sourcesGone}</p>
  const isOpened = (source: SourcePassage) => labelOf(source) === labelOf(opened)
  const cited = sources.filter((source) => source.cited)
  const ordered = [...cited.filter(isOpened), ...cited.filter((source) => !isOpened(source))]
  const further = sources.filter((source) => !source.cited)
  return (
    <div className="stack">
      <div>
        <h3>{words.citedPassages}</h3>
        <p className="muted small">{words.usedWords}</p>
      </div>
      {ordered.map((source, index) => (
        <Passage key={index} source={source} />
      ))}
      {further.length > 0 && <h3>{words.furtherReading}</h3>}
      {further.map((source, index) => (
        <Passage key={index} source={source} />
      ))}
    </div>
  )
}

interface SourcesDrawerProps {
  readonly proposalId: string
  readonly opened: OpenSource
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The passages that an answer rests on, the chosen one first, with the words that the answer uses marked. */
export function SourcesDrawer({ proposalId, opened, isOpen, onClose }: SourcesDrawerProps) {
  const { currentData, error, refetch } = useListSourcesQuery({ id: proposalId, questionId: opened.questionId })
  return (
    <Drawer
      open={isOpen}
      title={words.sourcesTitle}
      onClose={onClose}
      size={520}
      closable={{ 'aria-label': texts.common.close }}
    >
      <LoadState query={{ data: currentData, error, refetch }} skeleton={<SkeletonLines count={6} height={18} />}>
        {(sources) => <Passages sources={sources} opened={opened.source} />}
      </LoadState>
    </Drawer>
  )
}

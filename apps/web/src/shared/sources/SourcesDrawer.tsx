import { Drawer } from 'antd'
import type { SourceFile, SourcePassage as Source } from '../../../../../adapters/http-contract/sources.ts'
import { texts } from '../texts/document-texts.ts'
import { LoadState } from '../ui/LoadState.tsx'
import { SkeletonLines } from '../ui/Skeletons.tsx'
import { labelOf } from './source-label.ts'
import { SourcePassage } from './SourcePassage.tsx'

const words = texts.sources

function Passages({ sources, opened }: { readonly sources: readonly Source[]; readonly opened: SourceFile }) {
  if (sources.length === 0) return <p className="muted">{words.gone}</p>
  const isOpened = (source: Source) => labelOf(source) === labelOf(opened)
  const cited = sources.filter((source) => source.cited)
  const ordered = [...cited.filter(isOpened), ...cited.filter((source) => !isOpened(source))]
  const further = sources.filter((source) => !source.cited)
  return (
    <div className="stack" key={labelOf(opened)}>
      <div>
        <h3>{words.cited}</h3>
        <p className="muted small">{words.usedWords}</p>
      </div>
      {ordered.map((source, index) => (
        <SourcePassage key={index} source={source} isOpened={isOpened(source)} />
      ))}
      {further.length > 0 && <h3>{words.further}</h3>}
      {further.map((source, index) => (
        <SourcePassage key={index} source={source} isOpened={false} />
      ))}
    </div>
  )
}

interface SourcesDrawerProps {
  readonly title: string
  readonly query: {
    readonly data?: readonly Source[] | undefined
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  readonly opened: SourceFile
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The source passages of a text: the selected one first and in its page, with the used words marked. */
export function SourcesDrawer({ title, query, opened, isOpen, onClose }: SourcesDrawerProps) {
  return (
    <Drawer open={isOpen} title={title} onClose={onClose} size={600} closable={{ 'aria-label': texts.common.close }}>
      <LoadState query={query} skeleton={<SkeletonLines count={6} height={18} />}>
        {(sources) => <Passages sources={sources} opened={opened} />}
      </LoadState>
    </Drawer>
  )
}

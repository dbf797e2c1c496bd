import { useState } from 'react'
import type { SourceFile, SourcePassage } from '../../../../../adapters/http-contract/sources.ts'
import { SourceChips } from './SourceChips.tsx'
import { SourcesDrawer } from './SourcesDrawer.tsx'

interface TextSourcesProps {
  /** Title for the passages. */
  readonly title: string
  readonly sources: readonly SourcePassage[]
}

/** The source files of a text; each opens its passage. */
export function TextSources({ title, sources }: TextSourcesProps) {
  const [opened, setOpened] = useState<SourceFile | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = (source: SourceFile) => {
    setOpened(source)
    setIsOpen(true)
  }
  return (
    <>
      <SourceChips sources={sources} onOpen={open} />
      {opened !== null && (
        <SourcesDrawer
          title={title}
          query={{ data: sources, refetch: () => undefined }}
          opened={opened}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

import { useState } from 'react'
import type { SourceFile, SourcePassage } from '../../../../../adapters/http-contract/proposals.ts'
import { SourceChips } from '../../shared/sources/SourceChips.tsx'
import { SourcesDrawer } from '../../shared/sources/SourcesDrawer.tsx'
import { texts } from '../../shared/texts/report-texts.ts'

/** The files that a report rests on; each opens its passage. */
export function ReportSources({ sources }: { readonly sources: readonly SourcePassage[] }) {
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
          title={texts.reports.sourcesTitle}
          query={{ data: sources, refetch: () => undefined }}
          opened={opened}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

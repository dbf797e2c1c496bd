import type { SourceFile } from '../../../../../../adapters/http-contract/sources.ts'
import { SourcesDrawer } from '../../../shared/sources/SourcesDrawer.tsx'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { useListSourcesQuery } from '../endpoints/endpoints.ts'

export interface OpenSource {
  readonly questionId: string
  readonly source: SourceFile
}

interface AnswerSourcesProps {
  readonly proposalId: string
  readonly opened: OpenSource
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Sources of an answer, beside the page. */
export function AnswerSources({ proposalId, opened, isOpen, onClose }: AnswerSourcesProps) {
  const { currentData: data, error, refetch } = useListSourcesQuery({ id: proposalId, questionId: opened.questionId })
  return (
    <SourcesDrawer
      title={texts.proposal.sourcesTitle}
      query={{ data, error, refetch }}
      opened={opened.source}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}

import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { Tag, type TagTone } from '../../shared/ui/Tag.tsx'

const tones: Readonly<Record<LibraryDocument['status'], TagTone>> = { processing: 'busy', active: 'good', error: 'bad' }

interface DocumentStatusProps {
  readonly document: Pick<LibraryDocument, 'status' | 'hasNoText'>
}

export function DocumentStatus({ document: { status, hasNoText } }: DocumentStatusProps) {
  const { statuses, noText } = texts.documents
  return <Tag tone={tones[status]}>{hasNoText ? noText : statuses[status]}</Tag>
}

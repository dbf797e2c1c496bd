import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { Tag, type TagTone } from '../../shared/ui/Tag.tsx'

const tones: Readonly<Record<LibraryDocument['status'], TagTone>> = { processing: 'busy', active: 'good', error: 'bad' }

export function DocumentStatus({ status }: { readonly status: LibraryDocument['status'] }) {
  return <Tag tone={tones[status]}>{texts.documents.statuses[status]}</Tag>
}

import { DownloadOutlined } from '@ant-design/icons'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { addressOf } from '../../shared/call-api.ts'
import { pathTo } from '../../shared/endpoint.ts'
import { saveFile } from '../../shared/save-file.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { ActionMenu } from '../../shared/ui/ActionMenu.tsx'
import { PassingNote, usePassingNote } from '../../shared/ui/PassingNote.tsx'
import styles from './ProposalBar.module.css'

const words = texts.application.download
const FORMATS = ['docx', 'md'] as const

interface DownloadButtonProps extends Pick<Proposal, 'id'> {
  /** What whoever downloads should know, such as what is not checked. */
  readonly note: string
}

/** Downloads the whole application as a file of one of several formats. */
export function DownloadButton({ id, note }: DownloadButtonProps) {
  const { isNoted, setIsNoted } = usePassingNote()
  const save = (format: (typeof FORMATS)[number]) => {
    saveFile(addressOf(pathTo('GET /proposals/:id/download', { params: { id }, search: `format=${format}` })))
    setIsNoted(true)
  }
  const actions = FORMATS.map((format) => ({ label: words.formats[format], onSelect: () => save(format) }))
  return (
    <>
      <ActionMenu
        type="text"
        icon={<DownloadOutlined aria-hidden />}
        label={<span className={styles.label}>{words.open}</span>}
        accessibleName={words.open}
        groups={[actions]}
      />
      <PassingNote isNoted={isNoted} note={note} />
    </>
  )
}

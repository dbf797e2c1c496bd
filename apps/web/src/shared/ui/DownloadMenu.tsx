import { DownloadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { ApiFailure } from '../api-failure.ts'
import { FILE_FORMATS, fileAddress, makeFile, type FileFormat, type MadeFile } from '../download.ts'
import { saveFile } from '../save-file.ts'
import type { AskFirst } from '../placeholders/use-placeholders.tsx'
import { texts } from '../texts/download-texts.ts'
import { ActionMenu, type MenuAction } from './ActionMenu.tsx'
import { Dialog } from './Dialog.tsx'
import { FailureNotice } from './Notice.tsx'
import { PassingNote, usePassingNote } from './PassingNote.tsx'

const words = texts.downloads

interface DownloadMenuProps {
  /** Path of the call that returns the file. */
  readonly path: string
  /** Further contents of the file, by the call's names; absent for the default. */
  readonly include?: string | undefined
  /** Further actions. */
  readonly more?: readonly MenuAction[]
  /** Shown after downloading, such as unchecked places. */
  readonly note?: string
  /** Shown before downloading. */
  readonly before?: string
  /** Asks for placeholders first. */
  readonly first?: AskFirst | undefined
}

/** Downloads a text in one of several file formats. */
export function DownloadMenu({ path, include, more = [], note = '', before = '', first }: DownloadMenuProps) {
  const { isNoted, setIsNoted } = usePassingNote()
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [held, setHeld] = useState<MadeFile | null>(null)
  const done = (failed: ApiFailure | null) => {
    setHeld(null)
    setFailure(failed)
    setIsNoted(failed === null)
  }
  const keep = (made: MadeFile) => {
    made.save()
    done(null)
  }
  /** A PDF that can't show a text is refused; other differences are shown before saving. */
  const savePdf = async (file: string) => {
    const made = await makeFile(file)
    if ('failure' in made) return done(made.failure)
    if (made.notShown.length === 0) return keep(made)
    setFailure(null)
    setHeld(made)
  }
  const save = (format: FileFormat) => {
    const file = fileAddress(path, format, include)
    if (format === 'pdf') return void savePdf(file)
    saveFile(file)
    done(null)
  }
  const formats = FILE_FORMATS.map((format) => ({
    label: words.formats[format],
    onSelect: () => (first === undefined ? save(format) : first.ask(() => save(format))),
  }))
  return (
    <>
      <ActionMenu
        type="text"
        icon={<DownloadOutlined aria-hidden />}
        label={words.open}
        accessibleName={words.open}
        groups={[formats, more]}
        note={before}
      />
      {first?.dialog}
      <PassingNote isNoted={isNoted} note={note} />
      <Dialog
        open={held !== null}
        title={words.notShown}
        okText={words.saveAllTheSame}
        cancelText={texts.common.cancel}
        onOk={() => held && keep(held)}
        onCancel={() => setHeld(null)}
        destroyOnHidden
      >
        <p dir="auto">{held?.notShown.join(', ')}</p>
        <p>{words.notShownHint}</p>
      </Dialog>
      {failure !== null && <FailureNotice error={failure} heading={words.failed} />}
    </>
  )
}

import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { formatBytes, formatCount } from '../../shared/formatting/numbers.ts'
import { useKeptFile } from '../../shared/kept-files.ts'
import { useSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { DropZone } from '../../shared/ui/DropZone.tsx'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { useStartFunderImportMutation } from './funder-endpoints.ts'

const words = texts.funderImports

const NOTHING_KNOWN = { title: '', url: '', licence: '', publishedOn: '' }
type Source = typeof NOTHING_KNOWN

const TYPES: Readonly<Record<keyof Source, string>> = {
  title: 'text',
  url: 'url',
  licence: 'text',
  publishedOn: 'date',
}

function formOf(file: File, source: Source): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(source)) if (value.trim() !== '') form.append(name, value.trim())
  form.append('file', file)
  return form
}

interface SourceFieldsProps {
  readonly source: Source
  readonly onChange: (source: Source) => void
}

function SourceFields({ source, onChange }: SourceFieldsProps) {
  return (
    <details>
      <summary>{words.sourceTitle}</summary>
      <p className="muted small">{words.sourceNote}</p>
      <Form layout="vertical">
        {(Object.keys(TYPES) as (keyof Source)[]).map((name) => (
          <Form.Item key={name} label={words.source[name]} htmlFor={`source-${name}`}>
            <Input
              id={`source-${name}`}
              type={TYPES[name]}
              value={source[name]}
              onChange={(event) => onChange({ ...source, [name]: event.target.value })}
            />
          </Form.Item>
        ))}
      </Form>
    </details>
  )
}

function Formats() {
  return (
    <details>
      <summary>{words.formatsTitle}</summary>
      <ul>
        {words.formats.map((format) => (
          <li key={format}>{format}</li>
        ))}
      </ul>
      <p className="muted">{words.formatsNote}</p>
    </details>
  )
}

/** Uploads the file of a register. */
export function FunderImportForm({ onStarted }: { readonly onStarted: () => void }) {
  const { file, setFile } = useKeptFile('funder-import/file')
  const [source, setSource] = useSavedInput('funder-import', NOTHING_KNOWN)
  const [part, setPart] = useState<number | null>(0)
  const [start, { data, error, isLoading }] = useStartFunderImportMutation()
  const send = async (chosen: File) => {
    setPart(0)
    const { error: failure } = await start({ form: formOf(chosen, source), onProgress: setPart })
    if (failure !== undefined) return
    setFile(null)
    setSource(NOTHING_KNOWN)
    onStarted()
  }
  const hint = file === null ? '' : `${words.chosen} ${file.name} (${formatBytes(file.size)})`
  return (
    <section className="card stack" aria-label={words.title}>
      <DropZone words={{ ...words, hint }} isDisabled={isLoading} onFiles={(files) => setFile(files[0] ?? file)} />
      <SourceFields source={source} onChange={setSource} />
      <Formats />
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
      {data !== undefined && file === null && <Notice tone="good">{words.started(data.fileName)}</Notice>}
      <div className="row">
        <Button
          type="primary"
          disabled={file === null}
          loading={isLoading}
          onClick={() => file !== null && void send(file)}
        >
          {words.start}
        </Button>
        {isLoading && <span role="status">{words.sending(formatCount((part ?? 0) * 100))}</span>}
      </div>
    </section>
  )
}

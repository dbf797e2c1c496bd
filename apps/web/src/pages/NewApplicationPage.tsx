import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DocumentsDrop } from '../features/documents/DocumentsDrop.tsx'
import { useUploads } from '../features/documents/use-uploads.ts'
import { useLoadFirstStepsQuery } from '../features/first-steps/endpoints.ts'
import { FormDrop } from '../features/grants/FormDrop.tsx'
import { nameOfFile, newGrant } from '../features/grants/new-grant.ts'
import { NewApplicationDetails, NO_DETAILS } from '../features/grants/NewApplicationDetails.tsx'
import { useCreateGrant } from '../features/grants/use-create-grant.ts'
import { useListProjectsQuery } from '../features/projects/endpoints.ts'
import { useKeptFile } from '../shared/kept-files.ts'
import { paths } from '../shared/paths.ts'
import { ownZone } from '../shared/pipeline/zoned-time.ts'
import { useSavedInput } from '../shared/saved-input.ts'
import { texts } from '../shared/texts/profile-texts.ts'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { FailureNotice, Notice } from '../shared/ui/Notice.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import styles from './NewApplicationPage.module.css'

const words = texts.newApplication
const KEPT_AS = 'new-application'
const RunEstimate = lazyPart(() =>
  import('../shared/writing-service/RunEstimate.tsx').then(({ RunEstimate }) => RunEstimate),
)

/** Values entered for an application, and its creation. */
function useNewApplication() {
  const [details, setDetails, forget] = useSavedInput(KEPT_AS, NO_DETAILS)
  const { file, setFile, forgetFiles } = useKeptFile(`${KEPT_AS}/form`)
  const { create, error, isCreating, sentPart } = useCreateGrant()
  const navigate = useNavigate()

  const start = async () => {
    const given = details.name.trim()
    const name = given || (file === null ? '' : nameOfFile(file))
    const { projectId, funder } = details
    const grant = newGrant({ name, projectId, answers: [], funder })
    const id = await create(file === null ? grant : { ...grant, headZone: ownZone() }, file)
    if (id === undefined) return
    forget()
    forgetFiles()
    await navigate(paths.proposal(id))
  }
  return {
    details,
    change: (changes: Partial<typeof NO_DETAILS>) => setDetails({ ...details, ...changes }),
    file,
    setFile,
    start,
    error,
    isCreating,
    sentPart,
  }
}

/** Page for a new application: the form, the documents, done. */
export function NewApplicationPage() {
  useDocumentTitle(words.title)
  const { details, change, file, setFile, start, error, isCreating, sentPart } = useNewApplication()
  const documents = useUploads({ section: 'shared' }, `${KEPT_AS}/documents`)
  const { data: projects = [] } = useListProjectsQuery()
  const { data: steps } = useLoadFirstStepsQuery()
  const [isWithoutForm, setIsWithoutForm] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const { isSending } = documents
  const held = (steps?.documents ?? 0) + documents.uploads.filter(({ state }) => state === 'done').length
  const open = projects.filter(({ isArchived }) => !isArchived)

  useEffect(() => {
    // The drafts wait for the documents that have arrived, so those on their way come first.
    if (!isAsked || isSending) return
    setIsAsked(false)
    void start()
  }, [isAsked, isSending, start])

  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <div className={styles.columns}>
        <section className="card stack" aria-label={words.form}>
          <div>
            <h2>{words.form}</h2>
            <p className="muted small">{words.formHint}</p>
          </div>
          <FormDrop file={file} isBusy={isCreating} onChange={setFile} />
          {file === null && !isWithoutForm && (
            <button type="button" className="link-button small" onClick={() => setIsWithoutForm(true)}>
              {words.withoutForm}
            </button>
          )}
        </section>
        <section className="card stack" aria-label={words.documents}>
          <div>
            <h2>{words.documents}</h2>
            <p className="muted small">{held > 0 ? words.inLibrary(held) : words.documentsHint}</p>
          </div>
          <DocumentsDrop words={words.dropDocuments} isBusy={isCreating} uploads={documents} />
        </section>
        <div className="stack">
          <details className={styles.details} key={String(isWithoutForm)} open={isWithoutForm && file === null}>
            <summary>
              {words.details} <span className="muted small">{words.detailsHint}</span>
            </summary>
            <NewApplicationDetails details={details} projects={open} isNameNeeded={file === null} onChange={change} />
          </details>
          {file !== null && steps !== undefined && held === 0 && !isSending && (
            <Notice tone="info">{words.nothingToUse}</Notice>
          )}
          {file !== null && <RunEstimate count={null} />}
          {error !== undefined && !isCreating && <FailureNotice error={error} heading={words.failed} />}
          <div className="row">
            <Button
              type="primary"
              size="large"
              loading={isCreating || isAsked}
              disabled={file === null && details.name.trim() === ''}
              onClick={() => setIsAsked(true)}
            >
              {file === null && isWithoutForm ? words.startWithout : words.start}
            </Button>
            {isAsked && isSending && <span role="status">{words.sendingDocuments}</span>}
            {isCreating && file !== null && <span role="status">{texts.documents.uploading(sentPart)}</span>}
          </div>
        </div>
      </div>
    </div>
  )
}

import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useSampleApplication } from './use-sample-application.ts'

const words = texts.sampleForm

/** Leads to an application for the sample form, which it creates. */
export function SampleFormButton() {
  const { create, error, isCreating } = useSampleApplication()
  const navigate = useNavigate()
  const start = async () => {
    const id = await create()
    if (id !== undefined) await navigate(paths.proposal(id))
  }
  return (
    <>
      <button type="button" className="link-button" disabled={isCreating} onClick={() => void start()}>
        {isCreating ? words.creating : words.tryIt}
      </button>
      {error !== undefined && !isCreating && <FailureNotice error={error} heading={words.failed} />}
    </>
  )
}

import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { useComing } from '../../shared/ui/Together.tsx'
import { useLoadBriefQuery } from './endpoints.ts'

const words = texts.projects

/** Links from a project to its brief and shows the progress. */
export function BriefLink({ projectId }: { readonly projectId: string }) {
  const { data, isLoading } = useLoadBriefQuery(projectId)
  useComing(isLoading)
  const written = data?.sections.filter(({ text }) => text.trim() !== '').length
  return (
    <p className="row">
      <Link to={paths.projectBrief(projectId)}>{words.brief}</Link>
      {data !== undefined && (
        <span className="muted small">{words.briefProgress(written ?? 0, data.sections.length)}</span>
      )}
    </p>
  )
}

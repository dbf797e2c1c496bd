import { Link } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/texts.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import styles from './frame.module.css'

const words = texts.shell

/** Shown before the first page. */
export function Loader() {
  return (
    <p className={styles.loader} role="status" aria-busy="true">
      {texts.common.loading}
    </p>
  )
}

function ErrorPage({ title, hint }: { readonly title: string; readonly hint: string }) {
  useDocumentTitle(title)
  return <EmptyState level={1} title={title} hint={hint} action={<Link to={paths.projects}>{words.toProjects}</Link>} />
}

/** Shown to non-admins instead of an admin page. */
export function NoAccess() {
  return <ErrorPage title={words.noAccess} hint={words.noAccessHint} />
}

/** The page for an unknown address. */
export function NotFound() {
  return <ErrorPage title={words.notFound} hint={words.notFoundHint} />
}

import type { UploadPlace } from './endpoints.ts'
import { useListProjectsQuery } from '../projects/endpoints.ts'

/** The label of a document: its place, and the name of its project. */
export type NamedLabel = UploadPlace & { readonly key: string; readonly projectName: string | null }

/** Reads labels as the API writes them; the name of a project is null until it is known. */
export function useLabelNames(): (key: string) => NamedLabel {
  const { data: projects } = useListProjectsQuery()
  return (key) => {
    const [projectId = '', section] = key.split('/')
    if (section !== 'grants' && section !== 'reports') return { key, section: 'shared', projectName: null }
    return { key, section, projectId, projectName: projects?.find(({ id }) => id === projectId)?.name ?? null }
  }
}

import { createContext, useContext } from 'react'
import type { UploadPlace } from './endpoints.ts'

export interface NamedProject {
  readonly id: string
  readonly name: string
}

/** The projects of the account, as far as they are known, for the labels of documents. */
export const LabelledProjects = createContext<readonly NamedProject[]>([])

/** The label of a document: its place, and the name of its project. */
export type NamedLabel = UploadPlace & { readonly projectName: string | null }

/** Reads labels as the API writes them; the name of a project is null until it is known. */
export function useLabelNames(): (key: string) => NamedLabel {
  const projects = useContext(LabelledProjects)
  return (key) => {
    const [projectId = '', section] = key.split('/')
    if (section !== 'grants' && section !== 'reports') return { section: 'shared', projectName: null }
    return { section, projectId, projectName: projects.find(({ id }) => id === projectId)?.name ?? null }
  }
}

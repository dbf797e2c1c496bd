import { createContext, useContext } from 'react'
import type { UploadPlace } from './endpoints.ts'

export interface NamedProject {
  readonly id: string
  readonly name: string
}

/** Loaded projects of the account, for document labels. */
export const LabelledProjects = createContext<readonly NamedProject[]>([])

/** A document's label: its place, and the name of its project. */
export type NamedLabel = UploadPlace & { readonly projectName: string | null }

/** Parses API labels; the project's name is null until loaded. */
export function useLabelNames(): (key: string) => NamedLabel {
  const projects = useContext(LabelledProjects)
  return (key) => {
    const [projectId = '', section] = key.split('/')
    if (section !== 'grants' && section !== 'reports') return { section: 'shared', projectName: null }
    return { section, projectId, projectName: projects.find(({ id }) => id === projectId)?.name ?? null }
  }
}

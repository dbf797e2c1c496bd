import type { ProjectSection } from '../documents/document.ts'
import type { ProjectDetail } from '../proposals/ports.ts'

/** The section of a project's newest document; null without documents. */
export function latestSection({
  grantsDocuments: [grants],
  reportsDocuments: [reports],
}: Pick<ProjectDetail, 'grantsDocuments' | 'reportsDocuments'>): ProjectSection | null {
  if (grants === undefined) return reports === undefined ? null : 'reports'
  return reports !== undefined && reports.uploadedAt > grants.uploadedAt ? 'reports' : 'grants'
}

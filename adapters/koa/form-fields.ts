import type { Upload } from './uploaded-file.ts'

const GRANT_INFO = /^grantInfo\[(\d{1,2})\]\[(question|answer)\]$/

/** The fields of a multipart form in the shape of a JSON body: `grantInfo[0][answer]` nested, what was left empty absent. */
export function formFields(fields: Upload['fields']): Record<string, unknown> {
  const plain: Record<string, unknown> = {}
  const grantInfo: Record<string, unknown>[] = []
  for (const [name, value] of Object.entries(fields)) {
    const [, index, part] = GRANT_INFO.exec(name) ?? []
    if (index !== undefined && part !== undefined) (grantInfo[Number(index)] ??= {})[part] = value
    else if (value !== '') plain[name] = value
  }
  return { ...plain, grantInfo: grantInfo.filter((entry) => entry !== undefined) }
}

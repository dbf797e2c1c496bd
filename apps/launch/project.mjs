import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, with a separator at its end. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

export const inProject = (path) => projectFolder + path

import packageFile from '../../package.json' with { type: 'json' }

/** Of this program. */
export const RELEASE: string = packageFile.version

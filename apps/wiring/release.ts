import packageFile from '../../package.json' with { type: 'json' }

/** Version of this program. */
export const RELEASE: string = packageFile.version

/** How the store encrypts what it keeps. */
export type S3Encryption =
  | { readonly kind: 'none' }
  | { readonly kind: 'AES256' }
  /** Null for the key that the store itself manages. */
  | { readonly kind: 'aws:kms'; readonly keyId: string | null }

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Address of a store that speaks S3's protocol; null for AWS. Buckets are in its paths, not in its host name. */
  readonly endpoint: string | null
  /** Null for what the machine is given by its role or its profile. */
  readonly credentials: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string
  } | null
  readonly encryption: S3Encryption
  /** Whether it is asked by the process's dispatcher of `fetch`, which knows the proxies. */
  readonly isProxied: boolean
}

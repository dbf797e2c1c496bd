/** The store's encryption of its objects. */
export type S3Encryption =
  | { readonly kind: 'none' }
  | { readonly kind: 'AES256' }
  /** Null for a key that the store manages itself. */
  | { readonly kind: 'aws:kms'; readonly keyId: string | null }

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Address of a store with the S3 protocol; null for AWS. Buckets are in its paths, not in its host name. */
  readonly endpoint: string | null
  /** Null for the credentials of the machine's role or profile. */
  readonly credentials: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string
  } | null
  readonly encryption: S3Encryption
  /** Whether requests go through the process's `fetch` dispatcher, which knows the proxies. */
  readonly isProxied: boolean
}

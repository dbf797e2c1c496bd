import type { FormatRecogniser } from '../../core/documents/ports.ts'
import { MEDIA_TYPES, recogniseFormat } from './recognise-format.ts'

export class ContentFormatRecogniser implements FormatRecogniser {
  async mediaTypeOf({ fileName, bytes }: { fileName: string; bytes: Uint8Array }): Promise<string> {
    return MEDIA_TYPES[await recogniseFormat(bytes, fileName)]
  }
}

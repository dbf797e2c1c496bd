import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { useLabelDocumentsMutation, type UploadPlace } from './endpoints.ts'

interface TakeOffButtonProps {
  readonly document: LibraryDocument
  readonly place: UploadPlace
}

/** Removes a label from a document with others: the document stays in the library. */
export function TakeOffButton({ document, place }: TakeOffButtonProps) {
  const [label, { isLoading, error }] = useLabelDocumentsMutation()
  return (
    <>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        loading={isLoading}
        aria-label={texts.documents.takeOff(document.name)}
        onClick={() => void label({ place, documentIds: [document.id], isSet: false })}
      />
      {error !== undefined && !isLoading && (
        <span role="alert" className="small">
          {texts.documents.notTakenOff}
        </span>
      )}
    </>
  )
}

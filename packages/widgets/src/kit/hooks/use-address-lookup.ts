import type { FoundAddress } from '@onair/core/address'
import { addressClient } from '@onair/core/address/client'
import { useEffect, useState } from 'react'
import { createAddressLookup } from '../../models/address-lookup.model.ts'
import { httpModel } from '../../models/http.model.ts'
import { emptyList, type TypeaheadList } from '../../models/typeahead.ts'
import type { AddressLookup } from '../../parts/address-line.tsx'
import { useModel, useShared } from '../shop.tsx'

/**
 * The shop's address look-up for `AddressFields`. Each form has its own:
 *
 *     <AddressFields lookup={useAddressLookup()} … />
 */
export function useAddressLookup(): AddressLookup {
  const http = useModel(httpModel)
  const [model] = useState(() => createAddressLookup(addressClient(http)))
  const list = useShared<TypeaheadList<FoundAddress>>(model.list, emptyList)
  const failed = useShared(model.failed, false)
  useEffect(() => () => void model.close(), [model])
  return { ...model, list, failed }
}

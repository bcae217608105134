import { usePageAddress } from './usePageAddress';

/** A part of a page's state that lives in its address, and makes no step to go back by. */
export function useAddressParameter(name: string): [value: string, set: (value: string) => void] {
  const { get, change } = usePageAddress();
  return [get(name), (value) => change({ [name]: value }, true)];
}

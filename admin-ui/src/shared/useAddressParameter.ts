import { useSearchParams } from 'react-router-dom';

/** A part of a page's state that lives in its address: a reload and the back button keep it. */
export function useAddressParameter(name: string): [value: string, set: (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const set = (value: string) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parameters.get(name) ?? '', set];
}

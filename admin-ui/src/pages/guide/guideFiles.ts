import { useQuery } from '@tanstack/react-query';

/** A file that the build made of the guide; its address changes with its content. */
export function useGuideFile<Content>(url: string) {
  return useQuery({
    queryKey: ['guide', url],
    queryFn: ({ signal }) => load<Content>(url, signal),
    staleTime: Infinity,
  });
}

async function load<Content>(url: string, signal: AbortSignal): Promise<Content> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error('The guide could not be loaded. Check your connection and try again.');
  return (await response.json()) as Content;
}

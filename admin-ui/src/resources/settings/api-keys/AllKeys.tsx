import ApiKeysIcon from '@mui/icons-material/ApiOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { API_KEYS_PER_PAGE, apiKeyQueries, listKeys, revokeAnyKey } from '../../../shared/api-keys/apiKeyApi';
import { ApiKeyList } from '../../../shared/api-keys/ApiKeyList';
import { EmptyState } from '../../../shared/EmptyState';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useOwnerSearch } from '../../../shared/result/useOwnerSearch';

/** The keys of all users, and the way to revoke each. */
export function AllKeys() {
  const { sought, page, setPage, field } = useOwnerSearch();
  const query = useQuery({
    queryKey: apiKeyQueries.list(sought, page),
    queryFn: ({ signal }) => listKeys(sought, page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <ResultFrame title="Keys of all users" text="Only its owner saw a key, once, when it was made.">
      {field}
      <ResultStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={<ApiKeysIcon />}
            title={sought ? 'No keys found' : 'No API keys yet'}
            text={sought ? 'Nobody with this email has a key.' : 'Keys that users make show here.'}
          />
        }
        failure="The API keys could not be loaded"
        loading={{ label: 'Loading API keys', heights: [88, 88, 88] }}
      >
        {({ items, total }) => (
          <>
            <ApiKeyList keys={items} revoke={revokeAnyKey} />
            <ListPager total={total} page={page} perPage={API_KEYS_PER_PAGE} onPage={setPage} />
          </>
        )}
      </ResultStates>
    </ResultFrame>
  );
}

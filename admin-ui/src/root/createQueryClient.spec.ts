import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './createQueryClient';

afterEach(() => onlineManager.setOnline(true));

it('tries a save and a reading without a network, and tells that they failed', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const fail = () => Promise.reject(new Error('No answer'));
  const save = new MutationObserver(client, { mutationFn: fail });
  await expect(save.mutate()).rejects.toThrow('No answer');
  await expect(client.query({ queryKey: ['a'], queryFn: fail, retry: false })).rejects.toThrow('No answer');
});

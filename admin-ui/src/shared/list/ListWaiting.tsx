import { useResourceOptions } from '../recordNoun';
import { Waiting } from '../Waiting';

/** In the place of a list's rows. */
export function ListWaiting() {
  const { many } = useResourceOptions().noun;
  return (
    <div data-outline>
      <Waiting label={`Loading the ${many}`} height={320} />
    </div>
  );
}

import type { SchemaForm } from '@contracts/schema/schema';
import { SCHEMA_MESSAGES } from '@contracts/schema/schema-messages';
import { schemaScript } from '@domain/schema/schema-script';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '../../shared/clipboard';
import { logOperation } from '../../shared/logOperation';

/** The schema that was made last. */
export interface Generated {
  html: string;
  /** The form as it was then, as JSON. */
  from: string;
  copied: boolean;
}

/** Makes the schema of a checked form, copies it and enters it into the usage log. */
export function useGenerator() {
  const [generated, setGenerated] = useState<Generated>();
  const notify = useNotify();

  const copy = async (html: string, from: string, success: string, failure: string) => {
    const copied = await copyText(html);
    setGenerated({ html, from, copied });
    if (copied) notify(success, { type: 'success' });
    else notify(failure, { type: 'warning' });
  };

  return {
    generated,
    /** Whether the last schema was made of these values, and copied. */
    isOf: (entered: SchemaForm) => generated?.copied === true && generated.from === JSON.stringify(entered),
    /** `entered` is the form as its fields hold it. */
    generate: async (form: SchemaForm, entered: SchemaForm) => {
      const html = schemaScript(form);
      logOperation('Schema Generator');
      const { generated: success, generatedNotCopied } = SCHEMA_MESSAGES;
      await copy(html, JSON.stringify(entered), success, generatedNotCopied);
    },
    copyAgain: async () => {
      if (!generated) return;
      await copy(generated.html, generated.from, SCHEMA_MESSAGES.copied, SCHEMA_MESSAGES.notCopied);
    },
  };
}

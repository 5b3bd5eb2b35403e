import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { useState } from 'react';
import { chosenStoreOf, storesOf } from '../../../../domain/shopping/list/list-content.rules.ts';
import { mostStoreCharacters } from '../../../../domain/shopping/list/list-limits.rules.ts';
import type { Store } from '../../../../domain/shopping/list/shopping-list.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { ListStateFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { AisleFields, AisleOrder } from './aisle-order.tsx';
import { ChangeContext, ChangeForm } from '../changes/change-form.tsx';
import { DeviceNotice, DoneNotice } from '../device/device-notice.tsx';
import { randomId } from '../changes/random-id.ts';
import { StoreChoice } from './store-choice.tsx';
import { useShoppingList } from '../device/use-shopping-list.ts';

interface StoresPageProps {
  userId: string;
  state: ListStateFragment;
  newStoreId: string;
  problems: readonly { path: string[]; message: string }[];
  operationId: string | null;
}

/** The member's stores, each with its own way through the aisles. */
export function StoresPage({ userId, state, newStoreId, problems, operationId }: StoresPageProps) {
  const locale = useLocale();
  const { device, submit } = useShoppingList({
    userId,
    state,
    title: m.shopping_stores_title(),
  });
  const chosen = chosenStoreOf(device.facts);
  return (
    <ChangeContext value={submit}>
      <Page width="form" className="pb-section">
        <PageHeader title={m.shopping_stores_title()} lead={m.shopping_stores_lead()} />
        <ButtonLink
          to={screenPath('shoppingList', locale)}
          variant="quiet"
          size="sm"
          icon={ArrowLeftIcon}
        >
          {m.shopping_back_to_list()}
        </ButtonLink>
        <DeviceNotice waiting={device.waiting} refusal={device.refusal} />
        {operationId !== null && (
          <DoneNotice operationId={operationId} text={m.shopping_did_save()} />
        )}
        <div className="grid gap-8 pt-6">
          <StoreChoice stores={storesOf(device.facts)} chosenId={chosen?.id ?? null} />
          {chosen && <ChosenStore key={chosen.id} store={chosen} />}
          <NewStore id={newStoreId} error={problems[0]?.message} />
        </div>
      </Page>
    </ChangeContext>
  );
}

function ChosenStore({ store }: { store: Store }) {
  return (
    <Card as="section" className="grid gap-5">
      <RenameStore key={store.name} store={store} />
      <AisleOrder store={store} />
      <ChangeForm>
        <input type="hidden" name="intent" value="remove-store" />
        <input type="hidden" name="id" value={store.id} />
        <Button type="submit" variant="text">
          {m.shopping_store_delete({ name: store.name })}
        </Button>
      </ChangeForm>
    </Card>
  );
}

function RenameStore({ store: { id, name, aisles } }: { store: Store }) {
  const [error, setError] = useState<string>();
  return (
    <ChangeForm
      className="flex flex-wrap items-end gap-3"
      onSent={({ problems }) => setError(problems[0]?.message)}
    >
      <input type="hidden" name="intent" value="save-store" />
      <input type="hidden" name="id" value={id} />
      <AisleFields aisles={aisles} />
      <div className="min-w-0 flex-1">
        <TextField
          name="name"
          label={m.shopping_store_name()}
          defaultValue={name}
          error={error}
          maxLength={mostStoreCharacters}
          autoComplete="off"
        />
      </div>
      <Button type="submit">{m.shopping_store_rename()}</Button>
    </ChangeForm>
  );
}

function NewStore({ id: firstId, error }: { id: string; error: string | undefined }) {
  const [id, setId] = useState(firstId);
  const [problem, setProblem] = useState(error);
  return (
    <ChangeForm
      className="grid gap-3"
      onSent={({ problems, form }) => {
        setProblem(problems[0]?.message);
        if (problems.length > 0) return;
        setId(randomId());
        form.reset();
      }}
    >
      <h2 className="text-h3">{m.shopping_store_new()}</h2>
      <input type="hidden" name="intent" value="save-store" />
      <input type="hidden" name="id" value={id} />
      <TextField
        name="name"
        label={m.shopping_store_name()}
        hint={m.shopping_store_new_hint()}
        error={problem}
        maxLength={mostStoreCharacters}
        autoComplete="off"
      />
      <Button type="submit" variant="ink" className="justify-self-start">
        {m.shopping_store_add()}
      </Button>
    </ChangeForm>
  );
}

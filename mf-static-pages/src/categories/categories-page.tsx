import { Container, PageHeader } from '@denk/shared/ui';

export default function CategoriesPage() {
  return (
    <Container>
      <PageHeader title="Kategoriler" />
    </Container>
  );
}

// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Threading;
public class AddingNewEventArgs : EventArgs {
  public object NewObject { get; }
}
public delegate void AddingNewEventHandler(object a, AddingNewEventArgs b);
public sealed class AmbientValueAttribute : Attribute {
  public object Value { get; }
}
public class ArrayConverter : CollectionConverter {
}
public class AsyncCompletedEventArgs : EventArgs {
  public bool Cancelled { get; }
  public Exception Error { get; }
  public object UserState { get; }
  public void RaiseExceptionIfNecessary();
}
public delegate void AsyncCompletedEventHandler(object a, AsyncCompletedEventArgs b);
public sealed class AsyncOperation {
  public object UserSuppliedState { get; }
  public SynchronizationContext SynchronizationContext { get; }
  public void Post(SendOrPostCallback a, object b);
  public void PostOperationCompleted(SendOrPostCallback a, object b);
  public void OperationCompleted();
}
public static class AsyncOperationManager {
  public static SynchronizationContext SynchronizationContext { get; }
  public static AsyncOperation CreateOperation(object a);
}
public class AttributeCollection : ICollection {
  public static AttributeCollection Empty;
  public Attribute[] Attributes { get; }
  public int Count { get; }
  public Attribute this[int a] { get; }
  public Attribute this[Type a] { get; }
  public static AttributeCollection FromExisting(AttributeCollection a, params Attribute[] b);
  public bool Contains(Attribute a);
  public bool Contains(Attribute[] a);
  public Attribute GetDefaultAttribute(Type a);
  public IEnumerator GetEnumerator();
  public bool Matches(Attribute a);
  public bool Matches(Attribute[] a);
  public void CopyTo(Array a, int b);
}
public class AttributeProviderAttribute : Attribute {
  public string TypeName { get; }
  public string PropertyName { get; }
}
public class BackgroundWorker : Component {
  public bool CancellationPending { get; }
  public bool IsBusy { get; }
  public bool WorkerReportsProgress { get; }
  public bool WorkerSupportsCancellation { get; }
  public event DoWorkEventHandler DoWork;
  public event ProgressChangedEventHandler ProgressChanged;
  public event RunWorkerCompletedEventHandler RunWorkerCompleted;
  public void CancelAsync();
  public void OnDoWork(DoWorkEventArgs a);
  public void OnRunWorkerCompleted(RunWorkerCompletedEventArgs a);
  public void OnProgressChanged(ProgressChangedEventArgs a);
  public void ReportProgress(int a);
  public void ReportProgress(int a, object b);
  public void RunWorkerAsync();
  public void RunWorkerAsync(object a);
}
public abstract class BaseNumberConverter : TypeConverter {
}
public sealed class BindableAttribute : Attribute {
  public static BindableAttribute Yes;
  public static BindableAttribute No;
  public static BindableAttribute Default;
  public bool Bindable { get; }
  public BindingDirection Direction { get; }
}
public enum BindableSupport { No, Yes, Default }
public enum BindingDirection { OneWay, TwoWay }
public class BindingList<T> : Collection<T>, IRaiseItemChangedEvents, IBindingList, ICancelAddNew {
  public bool RaiseListChangedEvents { get; }
  public bool AllowNew { get; }
  public bool AllowEdit { get; }
  public bool AllowRemove { get; }
  public bool SupportsChangeNotificationCore { get; }
  public bool SupportsSearchingCore { get; }
  public bool SupportsSortingCore { get; }
  public bool IsSortedCore { get; }
  public PropertyDescriptor SortPropertyCore { get; }
  public ListSortDirection SortDirectionCore { get; }
  public event AddingNewEventHandler AddingNew;
  public event ListChangedEventHandler ListChanged;
  public void OnAddingNew(AddingNewEventArgs a);
  public void OnListChanged(ListChangedEventArgs a);
  public void ResetBindings();
  public void ResetItem(int a);
  public void CancelNew(int a);
  public void EndNew(int a);
  public T AddNew();
  public object AddNewCore();
  public void ApplySortCore(PropertyDescriptor a, ListSortDirection b);
  public void RemoveSortCore();
  public int FindCore(PropertyDescriptor a, object b);
}
public class BooleanConverter : TypeConverter {
}
public sealed class BrowsableAttribute : Attribute {
  public static BrowsableAttribute Yes;
  public static BrowsableAttribute No;
  public static BrowsableAttribute Default;
  public bool Browsable { get; }
}
public class ByteConverter : BaseNumberConverter {
}
public class CancelEventArgs : EventArgs {
  public bool Cancel { get; }
}
public delegate void CancelEventHandler(object a, CancelEventArgs b);
public class CategoryAttribute : Attribute {
  public static CategoryAttribute Action { get; }
  public static CategoryAttribute Appearance { get; }
  public static CategoryAttribute Asynchronous { get; }
  public static CategoryAttribute Behavior { get; }
  public static CategoryAttribute Data { get; }
  public static CategoryAttribute Default { get; }
  public static CategoryAttribute Design { get; }
  public static CategoryAttribute DragDrop { get; }
  public static CategoryAttribute Focus { get; }
  public static CategoryAttribute Format { get; }
  public static CategoryAttribute Key { get; }
  public static CategoryAttribute Layout { get; }
  public static CategoryAttribute Mouse { get; }
  public static CategoryAttribute WindowStyle { get; }
  public string Category { get; }
  public string GetLocalizedString(string a);
}
public class CharConverter : TypeConverter {
}
public enum CollectionChangeAction { Add, Remove, Refresh }
public class CollectionChangeEventArgs : EventArgs {
  public CollectionChangeAction Action { get; }
  public object Element { get; }
}
public delegate void CollectionChangeEventHandler(object a, CollectionChangeEventArgs b);
public class CollectionConverter : TypeConverter {
}
public sealed class ComplexBindingPropertiesAttribute : Attribute {
  public static ComplexBindingPropertiesAttribute Default;
  public string DataSource { get; }
  public string DataMember { get; }
}
public class Component : MarshalByRefObject, IComponent {
  public bool CanRaiseEvents { get; }
  public EventHandlerList Events { get; }
  public ISite Site { get; }
  public IContainer Container { get; }
  public bool DesignMode { get; }
  public event EventHandler Disposed;
  public void Dispose();
  public void Dispose(bool a);
  public object GetService(Type a);
}
public class ComponentCollection : ReadOnlyCollectionBase {
  public IComponent this[string a] { get; }
  public IComponent this[int a] { get; }
  public void CopyTo(IComponent[] a, int b);
}
public class ComponentConverter : ReferenceConverter {
}
public abstract class ComponentEditor {
  public bool EditComponent(object a);
  public abstract bool EditComponent(ITypeDescriptorContext a, object b);
}
public class ComponentResourceManager : ResourceManager {
  public void ApplyResources(object a, string b);
  public void ApplyResources(object a, string b, CultureInfo c);
}
public class Container : IContainer {
  public ComponentCollection Components { get; }
  public void Add(IComponent a);
  public void Add(IComponent a, string b);
  public ISite CreateSite(IComponent a, string b);
  public void Dispose();
  public void Dispose(bool a);
  public object GetService(Type a);
  public void Remove(IComponent a);
  public void RemoveWithoutUnsiting(IComponent a);
  public void ValidateName(IComponent a, string b);
}
public abstract class ContainerFilterService {
  public ComponentCollection FilterComponents(ComponentCollection a);
}
public class CultureInfoConverter : TypeConverter {
  public string GetCultureName(CultureInfo a);
}
public abstract class CustomTypeDescriptor : ICustomTypeDescriptor {
  public AttributeCollection GetAttributes();
  public string GetClassName();
  public string GetComponentName();
  public TypeConverter GetConverter();
  public EventDescriptor GetDefaultEvent();
  public PropertyDescriptor GetDefaultProperty();
  public object GetEditor(Type a);
  public EventDescriptorCollection GetEvents();
  public EventDescriptorCollection GetEvents(Attribute[] a);
  public PropertyDescriptorCollection GetProperties();
  public PropertyDescriptorCollection GetProperties(Attribute[] a);
  public object GetPropertyOwner(PropertyDescriptor a);
}
public class DataErrorsChangedEventArgs : EventArgs {
  public string PropertyName { get; }
}
public sealed class DataObjectAttribute : Attribute {
  public static DataObjectAttribute DataObject;
  public static DataObjectAttribute NonDataObject;
  public static DataObjectAttribute Default;
  public bool IsDataObject { get; }
}
public sealed class DataObjectFieldAttribute : Attribute {
  public bool IsIdentity { get; }
  public bool IsNullable { get; }
  public int Length { get; }
  public bool PrimaryKey { get; }
}
public sealed class DataObjectMethodAttribute : Attribute {
  public bool IsDefault { get; }
  public DataObjectMethodType MethodType { get; }
}
public enum DataObjectMethodType { Fill, Select, Update, Insert, Delete }
public class DateTimeConverter : TypeConverter {
}
public class DateTimeOffsetConverter : TypeConverter {
}
public class DecimalConverter : BaseNumberConverter {
}
public sealed class DefaultBindingPropertyAttribute : Attribute {
  public static DefaultBindingPropertyAttribute Default;
  public string Name { get; }
}
public sealed class DefaultEventAttribute : Attribute {
  public static DefaultEventAttribute Default;
  public string Name { get; }
}
public sealed class DefaultPropertyAttribute : Attribute {
  public static DefaultPropertyAttribute Default;
  public string Name { get; }
}
public class DefaultValueAttribute : Attribute {
  public object Value { get; }
  public void SetValue(object a);
}
public class DescriptionAttribute : Attribute {
  public static DescriptionAttribute Default;
  public string Description { get; }
  public string DescriptionValue { get; }
}
public sealed class DesignOnlyAttribute : Attribute {
  public static DesignOnlyAttribute Yes;
  public static DesignOnlyAttribute No;
  public static DesignOnlyAttribute Default;
  public bool IsDesignOnly { get; }
}
public sealed class DesignTimeVisibleAttribute : Attribute {
  public static DesignTimeVisibleAttribute Yes;
  public static DesignTimeVisibleAttribute No;
  public static DesignTimeVisibleAttribute Default;
  public bool Visible { get; }
}
public sealed class DesignerAttribute : Attribute {
  public string DesignerBaseTypeName { get; }
  public string DesignerTypeName { get; }
  public object TypeId { get; }
}
public sealed class DesignerCategoryAttribute : Attribute {
  public static DesignerCategoryAttribute Component;
  public static DesignerCategoryAttribute Default;
  public static DesignerCategoryAttribute Form;
  public static DesignerCategoryAttribute Generic;
  public string Category { get; }
  public object TypeId { get; }
}
public enum DesignerSerializationVisibility { Hidden, Visible, Content }
public sealed class DesignerSerializationVisibilityAttribute : Attribute {
  public static DesignerSerializationVisibilityAttribute Content;
  public static DesignerSerializationVisibilityAttribute Hidden;
  public static DesignerSerializationVisibilityAttribute Visible;
  public static DesignerSerializationVisibilityAttribute Default;
  public DesignerSerializationVisibility Visibility { get; }
}
public class DisplayNameAttribute : Attribute {
  public static DisplayNameAttribute Default;
  public string DisplayName { get; }
  public string DisplayNameValue { get; }
}
public class DoWorkEventArgs : CancelEventArgs {
  public object Argument { get; }
  public object Result { get; }
}
public delegate void DoWorkEventHandler(object a, DoWorkEventArgs b);
public class DoubleConverter : BaseNumberConverter {
}
public sealed class EditorAttribute : Attribute {
  public string EditorBaseTypeName { get; }
  public string EditorTypeName { get; }
  public object TypeId { get; }
}
public sealed class EditorBrowsableAttribute : Attribute {
  public EditorBrowsableState State { get; }
}
public enum EditorBrowsableState { Always, Never, Advanced }
public class EnumConverter : TypeConverter {
  public Type EnumType { get; }
  public TypeConverter.StandardValuesCollection Values { get; }
  public IComparer Comparer { get; }
}
public abstract class EventDescriptor : MemberDescriptor {
  public Type ComponentType { get; }
  public Type EventType { get; }
  public bool IsMulticast { get; }
  public abstract void AddEventHandler(object a, Delegate b);
  public abstract void RemoveEventHandler(object a, Delegate b);
}
public class EventDescriptorCollection : IList {
  public static EventDescriptorCollection Empty;
  public int Count { get; }
  public EventDescriptor this[int a] { get; }
  public EventDescriptor this[string a] { get; }
  public int Add(EventDescriptor a);
  public void Clear();
  public bool Contains(EventDescriptor a);
  public EventDescriptor Find(string a, bool b);
  public int IndexOf(EventDescriptor a);
  public void Insert(int a, EventDescriptor b);
  public void Remove(EventDescriptor a);
  public void RemoveAt(int a);
  public IEnumerator GetEnumerator();
  public EventDescriptorCollection Sort();
  public EventDescriptorCollection Sort(string[] a);
  public EventDescriptorCollection Sort(string[] a, IComparer b);
  public EventDescriptorCollection Sort(IComparer a);
  public void InternalSort(string[] a);
  public void InternalSort(IComparer a);
}
public sealed class EventHandlerList : IDisposable {
  public Delegate this[object a] { get; }
  public void AddHandler(object a, Delegate b);
  public void AddHandlers(EventHandlerList a);
  public void Dispose();
  public void RemoveHandler(object a, Delegate b);
}
public class ExpandableObjectConverter : TypeConverter {
}
public sealed class ExtenderProvidedPropertyAttribute : Attribute {
  public PropertyDescriptor ExtenderProperty { get; }
  public IExtenderProvider Provider { get; }
  public Type ReceiverType { get; }
}
public class GuidConverter : TypeConverter {
}
public class HandledEventArgs : EventArgs {
  public bool Handled { get; }
}
public delegate void HandledEventHandler(object a, HandledEventArgs b);
public interface IBindingList : IList {
  public bool AllowNew { get; }
  public bool AllowEdit { get; }
  public bool AllowRemove { get; }
  public bool SupportsChangeNotification { get; }
  public bool SupportsSearching { get; }
  public bool SupportsSorting { get; }
  public bool IsSorted { get; }
  public PropertyDescriptor SortProperty { get; }
  public ListSortDirection SortDirection { get; }
  public event ListChangedEventHandler ListChanged;
  public object AddNew();
  public void AddIndex(PropertyDescriptor a);
  public void ApplySort(PropertyDescriptor a, ListSortDirection b);
  public int Find(PropertyDescriptor a, object b);
  public void RemoveIndex(PropertyDescriptor a);
  public void RemoveSort();
}
public interface IBindingListView : IBindingList {
  public string Filter { get; }
  public ListSortDescriptionCollection SortDescriptions { get; }
  public bool SupportsAdvancedSorting { get; }
  public bool SupportsFiltering { get; }
  public void ApplySort(ListSortDescriptionCollection a);
  public void RemoveFilter();
}
public interface ICancelAddNew {
  public void CancelNew(int a);
  public void EndNew(int a);
}
public interface IChangeTracking {
  public bool IsChanged { get; }
  public void AcceptChanges();
}
public interface IComNativeDescriptorHandler {
  public AttributeCollection GetAttributes(object a);
  public string GetClassName(object a);
  public TypeConverter GetConverter(object a);
  public EventDescriptor GetDefaultEvent(object a);
  public PropertyDescriptor GetDefaultProperty(object a);
  public object GetEditor(object a, Type b);
  public string GetName(object a);
  public EventDescriptorCollection GetEvents(object a);
  public EventDescriptorCollection GetEvents(object a, Attribute[] b);
  public PropertyDescriptorCollection GetProperties(object a, Attribute[] b);
  public object GetPropertyValue(object a, string b, ref bool c);
  public object GetPropertyValue(object a, int b, ref bool c);
}
public interface IComponent : IDisposable {
  public ISite Site { get; }
  public event EventHandler Disposed;
}
public interface IContainer : IDisposable {
  public ComponentCollection Components { get; }
  public void Add(IComponent a);
  public void Add(IComponent a, string b);
  public void Remove(IComponent a);
}
public interface ICustomTypeDescriptor {
  public AttributeCollection GetAttributes();
  public string GetClassName();
  public string GetComponentName();
  public TypeConverter GetConverter();
  public EventDescriptor GetDefaultEvent();
  public PropertyDescriptor GetDefaultProperty();
  public object GetEditor(Type a);
  public EventDescriptorCollection GetEvents();
  public EventDescriptorCollection GetEvents(Attribute[] a);
  public PropertyDescriptorCollection GetProperties();
  public PropertyDescriptorCollection GetProperties(Attribute[] a);
  public object GetPropertyOwner(PropertyDescriptor a);
}
public interface IDataErrorInfo {
  public string this[string a] { get; }
  public string Error { get; }
}
public interface IEditableObject {
  public void BeginEdit();
  public void EndEdit();
  public void CancelEdit();
}
public interface IExtenderProvider {
  public bool CanExtend(object a);
}
public interface IIntellisenseBuilder {
  public string Name { get; }
  public bool Show(string a, string b, ref string c);
}
public interface IListSource {
  public bool ContainsListCollection { get; }
  public IList GetList();
}
public interface INestedContainer : IContainer {
  public IComponent Owner { get; }
}
public interface INestedSite : ISite {
  public string FullName { get; }
}
public interface INotifyDataErrorInfo {
  public bool HasErrors { get; }
  public event EventHandler<DataErrorsChangedEventArgs> ErrorsChanged;
  public IEnumerable GetErrors(string a);
}
public interface INotifyPropertyChanged {
  public event PropertyChangedEventHandler PropertyChanged;
}
public interface INotifyPropertyChanging {
  public event PropertyChangingEventHandler PropertyChanging;
}
public interface IRaiseItemChangedEvents {
  public bool RaisesItemChangedEvents { get; }
}
public interface IRevertibleChangeTracking : IChangeTracking {
  public void RejectChanges();
}
public interface ISite : IServiceProvider {
  public IComponent Component { get; }
  public IContainer Container { get; }
  public bool DesignMode { get; }
  public string Name { get; }
}
public interface ISupportInitialize {
  public void BeginInit();
  public void EndInit();
}
public interface ISupportInitializeNotification : ISupportInitialize {
  public bool IsInitialized { get; }
  public event EventHandler Initialized;
}
public interface ISynchronizeInvoke {
  public bool InvokeRequired { get; }
  public IAsyncResult BeginInvoke(Delegate a, object[] b);
  public object EndInvoke(IAsyncResult a);
  public object Invoke(Delegate a, object[] b);
}
public interface ITypeDescriptorContext : IServiceProvider {
  public IContainer Container { get; }
  public object Instance { get; }
  public PropertyDescriptor PropertyDescriptor { get; }
  public bool OnComponentChanging();
  public void OnComponentChanged();
}
public interface ITypedList {
  public string GetListName(PropertyDescriptor[] a);
  public PropertyDescriptorCollection GetItemProperties(PropertyDescriptor[] a);
}
public sealed class ImmutableObjectAttribute : Attribute {
  public static ImmutableObjectAttribute Yes;
  public static ImmutableObjectAttribute No;
  public static ImmutableObjectAttribute Default;
  public bool Immutable { get; }
}
public sealed class InheritanceAttribute : Attribute {
  public static InheritanceAttribute Inherited;
  public static InheritanceAttribute InheritedReadOnly;
  public static InheritanceAttribute NotInherited;
  public static InheritanceAttribute Default;
  public InheritanceLevel InheritanceLevel { get; }
}
public enum InheritanceLevel { Inherited, InheritedReadOnly, NotInherited }
public sealed class InitializationEventAttribute : Attribute {
  public string EventName { get; }
}
public class InstallerTypeAttribute : Attribute {
  public Type InstallerType { get; }
}
public abstract class InstanceCreationEditor {
  public string Text { get; }
  public abstract object CreateInstance(ITypeDescriptorContext a, Type b);
}
public class Int16Converter : BaseNumberConverter {
}
public class Int32Converter : BaseNumberConverter {
}
public class Int64Converter : BaseNumberConverter {
}
public class InvalidAsynchronousStateException : ArgumentException {
}
public class InvalidEnumArgumentException : ArgumentException {
}
public class LicFileLicenseProvider : LicenseProvider {
  public bool IsKeyValid(string a, Type b);
  public string GetKey(Type a);
}
public abstract class License : IDisposable {
  public string LicenseKey { get; }
  public abstract void Dispose();
}
public class LicenseContext : IServiceProvider {
  public LicenseUsageMode UsageMode { get; }
  public string GetSavedLicenseKey(Type a, Assembly b);
  public object GetService(Type a);
  public void SetSavedLicenseKey(Type a, string b);
}
public class LicenseException : SystemException {
  public Type LicensedType { get; }
}
public sealed class LicenseManager {
  public static LicenseContext CurrentContext { get; }
  public static LicenseUsageMode UsageMode { get; }
  public static object CreateWithContext(Type a, LicenseContext b);
  public static object CreateWithContext(Type a, LicenseContext b, object[] c);
  public static bool IsLicensed(Type a);
  public static bool IsValid(Type a);
  public static bool IsValid(Type a, object b, out License c);
  public static void LockContext(object a);
  public static void UnlockContext(object a);
  public static void Validate(Type a);
  public static License Validate(Type a, object b);
}
public abstract class LicenseProvider {
  public abstract License GetLicense(LicenseContext a, Type b, object c, bool d);
}
public sealed class LicenseProviderAttribute : Attribute {
  public static LicenseProviderAttribute Default;
  public Type LicenseProvider { get; }
  public object TypeId { get; }
}
public enum LicenseUsageMode { Runtime, Designtime }
public sealed class ListBindableAttribute : Attribute {
  public static ListBindableAttribute Yes;
  public static ListBindableAttribute No;
  public static ListBindableAttribute Default;
  public bool ListBindable { get; }
}
public class ListChangedEventArgs : EventArgs {
  public ListChangedType ListChangedType { get; }
  public int NewIndex { get; }
  public int OldIndex { get; }
  public PropertyDescriptor PropertyDescriptor { get; }
}
public delegate void ListChangedEventHandler(object a, ListChangedEventArgs b);
public enum ListChangedType { Reset, ItemAdded, ItemDeleted, ItemMoved, ItemChanged, PropertyDescriptorAdded, PropertyDescriptorDeleted, PropertyDescriptorChanged }
public class ListSortDescription {
  public PropertyDescriptor PropertyDescriptor { get; }
  public ListSortDirection SortDirection { get; }
}
public class ListSortDescriptionCollection : IList {
  public ListSortDescription this[int a] { get; }
  public int Count { get; }
  public bool Contains(object a);
  public int IndexOf(object a);
  public void CopyTo(Array a, int b);
}
public enum ListSortDirection { Ascending, Descending }
public sealed class LocalizableAttribute : Attribute {
  public static LocalizableAttribute Yes;
  public static LocalizableAttribute No;
  public static LocalizableAttribute Default;
  public bool IsLocalizable { get; }
}
public sealed class LookupBindingPropertiesAttribute : Attribute {
  public static LookupBindingPropertiesAttribute Default;
  public string DataSource { get; }
  public string DisplayMember { get; }
  public string ValueMember { get; }
  public string LookupMember { get; }
}
public class MarshalByValueComponent : IServiceProvider, IComponent {
  public EventHandlerList Events { get; }
  public ISite Site { get; }
  public IContainer Container { get; }
  public bool DesignMode { get; }
  public event EventHandler Disposed;
  public void Dispose();
  public void Dispose(bool a);
  public object GetService(Type a);
}
public class MaskedTextProvider : ICloneable {
  public bool AllowPromptAsInput { get; }
  public int AssignedEditPositionCount { get; }
  public int AvailableEditPositionCount { get; }
  public CultureInfo Culture { get; }
  public static char DefaultPasswordChar { get; }
  public int EditPositionCount { get; }
  public IEnumerator EditPositions { get; }
  public bool IncludeLiterals { get; }
  public bool IncludePrompt { get; }
  public bool AsciiOnly { get; }
  public bool IsPassword { get; }
  public static int InvalidIndex { get; }
  public int LastAssignedPosition { get; }
  public int Length { get; }
  public string Mask { get; }
  public bool MaskCompleted { get; }
  public bool MaskFull { get; }
  public char PasswordChar { get; }
  public char PromptChar { get; }
  public bool ResetOnPrompt { get; }
  public bool ResetOnSpace { get; }
  public bool SkipLiterals { get; }
  public char this[int a] { get; }
  public object Clone();
  public bool Add(char a);
  public bool Add(char a, out int b, out MaskedTextResultHint c);
  public bool Add(string a);
  public bool Add(string a, out int b, out MaskedTextResultHint c);
  public void Clear();
  public void Clear(out MaskedTextResultHint a);
  public int FindAssignedEditPositionFrom(int a, bool b);
  public int FindAssignedEditPositionInRange(int a, int b, bool c);
  public int FindEditPositionFrom(int a, bool b);
  public int FindEditPositionInRange(int a, int b, bool c);
  public int FindNonEditPositionFrom(int a, bool b);
  public int FindNonEditPositionInRange(int a, int b, bool c);
  public int FindUnassignedEditPositionFrom(int a, bool b);
  public int FindUnassignedEditPositionInRange(int a, int b, bool c);
  public static bool GetOperationResultFromHint(MaskedTextResultHint a);
  public bool InsertAt(char a, int b);
  public bool InsertAt(char a, int b, out int c, out MaskedTextResultHint d);
  public bool InsertAt(string a, int b);
  public bool InsertAt(string a, int b, out int c, out MaskedTextResultHint d);
  public bool IsAvailablePosition(int a);
  public bool IsEditPosition(int a);
  public static bool IsValidInputChar(char a);
  public static bool IsValidMaskChar(char a);
  public static bool IsValidPasswordChar(char a);
  public bool Remove();
  public bool Remove(out int a, out MaskedTextResultHint b);
  public bool RemoveAt(int a);
  public bool RemoveAt(int a, int b);
  public bool RemoveAt(int a, int b, out int c, out MaskedTextResultHint d);
  public bool Replace(char a, int b);
  public bool Replace(char a, int b, out int c, out MaskedTextResultHint d);
  public bool Replace(char a, int b, int c, out int d, out MaskedTextResultHint e);
  public bool Replace(string a, int b);
  public bool Replace(string a, int b, out int c, out MaskedTextResultHint d);
  public bool Replace(string a, int b, int c, out int d, out MaskedTextResultHint e);
  public bool Set(string a);
  public bool Set(string a, out int b, out MaskedTextResultHint c);
  public string ToDisplayString();
  public string ToString(bool a);
  public string ToString(int a, int b);
  public string ToString(bool a, int b, int c);
  public string ToString(bool a, bool b);
  public string ToString(bool a, bool b, int c, int d);
  public string ToString(bool a, bool b, bool c, int d, int e);
  public bool VerifyChar(char a, int b, out MaskedTextResultHint c);
  public bool VerifyEscapeChar(char a, int b);
  public bool VerifyString(string a);
  public bool VerifyString(string a, out int b, out MaskedTextResultHint c);
}
public enum MaskedTextResultHint { Unknown, CharacterEscaped, NoEffect, SideEffect, Success, AsciiCharacterExpected, AlphanumericCharacterExpected, DigitExpected, LetterExpected, SignedDigitExpected, InvalidInput, PromptCharNotAllowed, UnavailableEditPosition, NonEditPosition, PositionOutOfRange }
public abstract class MemberDescriptor {
  public Attribute[] AttributeArray { get; }
  public AttributeCollection Attributes { get; }
  public string Category { get; }
  public string Description { get; }
  public bool IsBrowsable { get; }
  public string Name { get; }
  public int NameHashCode { get; }
  public bool DesignTimeOnly { get; }
  public string DisplayName { get; }
  public AttributeCollection CreateAttributeCollection();
  public void FillAttributes(IList a);
  public static MethodInfo FindMethod(Type a, string b, Type[] c, Type d);
  public static MethodInfo FindMethod(Type a, string b, Type[] c, Type d, bool e);
  public object GetInvocationTarget(Type a, object b);
  public static ISite GetSite(object a);
  public static object GetInvokee(Type a, object b);
}
public sealed class MergablePropertyAttribute : Attribute {
  public static MergablePropertyAttribute Yes;
  public static MergablePropertyAttribute No;
  public static MergablePropertyAttribute Default;
  public bool AllowMerge { get; }
}
public class MultilineStringConverter : TypeConverter {
}
public class NestedContainer : Container, INestedContainer {
  public IComponent Owner { get; }
  public string OwnerName { get; }
}
public sealed class NotifyParentPropertyAttribute : Attribute {
  public static NotifyParentPropertyAttribute Yes;
  public static NotifyParentPropertyAttribute No;
  public static NotifyParentPropertyAttribute Default;
  public bool NotifyParent { get; }
}
public class NullableConverter : TypeConverter {
  public Type NullableType { get; }
  public Type UnderlyingType { get; }
  public TypeConverter UnderlyingTypeConverter { get; }
}
public sealed class ParenthesizePropertyNameAttribute : Attribute {
  public static ParenthesizePropertyNameAttribute Default;
  public bool NeedParenthesis { get; }
}
public sealed class PasswordPropertyTextAttribute : Attribute {
  public static PasswordPropertyTextAttribute Yes;
  public static PasswordPropertyTextAttribute No;
  public static PasswordPropertyTextAttribute Default;
  public bool Password { get; }
}
public class ProgressChangedEventArgs : EventArgs {
  public int ProgressPercentage { get; }
  public object UserState { get; }
}
public delegate void ProgressChangedEventHandler(object a, ProgressChangedEventArgs b);
public class PropertyChangedEventArgs : EventArgs {
  public string PropertyName { get; }
}
public delegate void PropertyChangedEventHandler(object a, PropertyChangedEventArgs b);
public class PropertyChangingEventArgs : EventArgs {
  public string PropertyName { get; }
}
public delegate void PropertyChangingEventHandler(object a, PropertyChangingEventArgs b);
public abstract class PropertyDescriptor : MemberDescriptor {
  public Type ComponentType { get; }
  public TypeConverter Converter { get; }
  public bool IsLocalizable { get; }
  public bool IsReadOnly { get; }
  public DesignerSerializationVisibility SerializationVisibility { get; }
  public Type PropertyType { get; }
  public bool SupportsChangeEvents { get; }
  public void AddValueChanged(object a, EventHandler b);
  public abstract bool CanResetValue(object a);
  public object CreateInstance(Type a);
  public PropertyDescriptorCollection GetChildProperties();
  public PropertyDescriptorCollection GetChildProperties(Attribute[] a);
  public PropertyDescriptorCollection GetChildProperties(object a);
  public PropertyDescriptorCollection GetChildProperties(object a, Attribute[] b);
  public object GetEditor(Type a);
  public Type GetTypeFromName(string a);
  public abstract object GetValue(object a);
  public void OnValueChanged(object a, EventArgs b);
  public void RemoveValueChanged(object a, EventHandler b);
  public EventHandler GetValueChangedHandler(object a);
  public abstract void ResetValue(object a);
  public abstract void SetValue(object a, object b);
  public abstract bool ShouldSerializeValue(object a);
}
public class PropertyDescriptorCollection : IDictionary, IList {
  public static PropertyDescriptorCollection Empty;
  public int Count { get; }
  public PropertyDescriptor this[int a] { get; }
  public PropertyDescriptor this[string a] { get; }
  public int Add(PropertyDescriptor a);
  public void Clear();
  public bool Contains(PropertyDescriptor a);
  public void CopyTo(Array a, int b);
  public PropertyDescriptor Find(string a, bool b);
  public int IndexOf(PropertyDescriptor a);
  public void Insert(int a, PropertyDescriptor b);
  public void Remove(PropertyDescriptor a);
  public void RemoveAt(int a);
  public PropertyDescriptorCollection Sort();
  public PropertyDescriptorCollection Sort(string[] a);
  public PropertyDescriptorCollection Sort(string[] a, IComparer b);
  public PropertyDescriptorCollection Sort(IComparer a);
  public void InternalSort(string[] a);
  public void InternalSort(IComparer a);
  public IEnumerator GetEnumerator();
}
public class PropertyTabAttribute : Attribute {
  public Type[] TabClasses { get; }
  public string[] TabClassNames { get; }
  public PropertyTabScope[] TabScopes { get; }
  public bool Equals(PropertyTabAttribute a);
  public void InitializeArrays(string[] a, PropertyTabScope[] b);
  public void InitializeArrays(Type[] a, PropertyTabScope[] b);
}
public enum PropertyTabScope { Static, Global, Document, Component }
public sealed class ProvidePropertyAttribute : Attribute {
  public string PropertyName { get; }
  public string ReceiverTypeName { get; }
  public object TypeId { get; }
}
public sealed class ReadOnlyAttribute : Attribute {
  public static ReadOnlyAttribute Yes;
  public static ReadOnlyAttribute No;
  public static ReadOnlyAttribute Default;
  public bool IsReadOnly { get; }
}
public class RecommendedAsConfigurableAttribute : Attribute {
  public static RecommendedAsConfigurableAttribute No;
  public static RecommendedAsConfigurableAttribute Yes;
  public static RecommendedAsConfigurableAttribute Default;
  public bool RecommendedAsConfigurable { get; }
}
public class ReferenceConverter : TypeConverter {
  public bool IsValueAllowed(ITypeDescriptorContext a, object b);
}
public class RefreshEventArgs : EventArgs {
  public object ComponentChanged { get; }
  public Type TypeChanged { get; }
}
public delegate void RefreshEventHandler(RefreshEventArgs a);
public enum RefreshProperties { None, All, Repaint }
public sealed class RefreshPropertiesAttribute : Attribute {
  public static RefreshPropertiesAttribute All;
  public static RefreshPropertiesAttribute Repaint;
  public static RefreshPropertiesAttribute Default;
  public RefreshProperties RefreshProperties { get; }
}
public class RunInstallerAttribute : Attribute {
  public static RunInstallerAttribute Yes;
  public static RunInstallerAttribute No;
  public static RunInstallerAttribute Default;
  public bool RunInstaller { get; }
}
public class RunWorkerCompletedEventArgs : AsyncCompletedEventArgs {
  public object Result { get; }
  public object UserState { get; }
}
public delegate void RunWorkerCompletedEventHandler(object a, RunWorkerCompletedEventArgs b);
public class SByteConverter : BaseNumberConverter {
}
public sealed class SettingsBindableAttribute : Attribute {
  public static SettingsBindableAttribute Yes;
  public static SettingsBindableAttribute No;
  public bool Bindable { get; }
}
public class SingleConverter : BaseNumberConverter {
}
public class StringConverter : TypeConverter {
}
public static class SyntaxCheck {
  public static bool CheckMachineName(string a);
  public static bool CheckPath(string a);
  public static bool CheckRootedPath(string a);
}
public class TimeSpanConverter : TypeConverter {
}
public class ToolboxItemAttribute : Attribute {
  public static ToolboxItemAttribute Default;
  public static ToolboxItemAttribute None;
  public Type ToolboxItemType { get; }
  public string ToolboxItemTypeName { get; }
}
public sealed class ToolboxItemFilterAttribute : Attribute {
  public string FilterString { get; }
  public ToolboxItemFilterType FilterType { get; }
  public object TypeId { get; }
}
public enum ToolboxItemFilterType { Allow, Custom, Prevent, Require }
public class TypeConverter {
  public bool CanConvertFrom(Type a);
  public bool CanConvertFrom(ITypeDescriptorContext a, Type b);
  public bool CanConvertTo(Type a);
  public bool CanConvertTo(ITypeDescriptorContext a, Type b);
  public object ConvertFrom(object a);
  public object ConvertFrom(ITypeDescriptorContext a, CultureInfo b, object c);
  public object ConvertFromInvariantString(string a);
  public object ConvertFromInvariantString(ITypeDescriptorContext a, string b);
  public object ConvertFromString(string a);
  public object ConvertFromString(ITypeDescriptorContext a, string b);
  public object ConvertFromString(ITypeDescriptorContext a, CultureInfo b, string c);
  public object ConvertTo(object a, Type b);
  public object ConvertTo(ITypeDescriptorContext a, CultureInfo b, object c, Type d);
  public string ConvertToInvariantString(object a);
  public string ConvertToInvariantString(ITypeDescriptorContext a, object b);
  public string ConvertToString(object a);
  public string ConvertToString(ITypeDescriptorContext a, object b);
  public string ConvertToString(ITypeDescriptorContext a, CultureInfo b, object c);
  public object CreateInstance(IDictionary a);
  public object CreateInstance(ITypeDescriptorContext a, IDictionary b);
  public Exception GetConvertFromException(object a);
  public Exception GetConvertToException(object a, Type b);
  public bool GetCreateInstanceSupported();
  public bool GetCreateInstanceSupported(ITypeDescriptorContext a);
  public PropertyDescriptorCollection GetProperties(object a);
  public PropertyDescriptorCollection GetProperties(ITypeDescriptorContext a, object b);
  public PropertyDescriptorCollection GetProperties(ITypeDescriptorContext a, object b, Attribute[] c);
  public bool GetPropertiesSupported();
  public bool GetPropertiesSupported(ITypeDescriptorContext a);
  public ICollection GetStandardValues();
  public TypeConverter.StandardValuesCollection GetStandardValues(ITypeDescriptorContext a);
  public bool GetStandardValuesExclusive();
  public bool GetStandardValuesExclusive(ITypeDescriptorContext a);
  public bool GetStandardValuesSupported();
  public bool GetStandardValuesSupported(ITypeDescriptorContext a);
  public bool IsValid(object a);
  public bool IsValid(ITypeDescriptorContext a, object b);
  public PropertyDescriptorCollection SortProperties(PropertyDescriptorCollection a, string[] b);
  public class StandardValuesCollection : ICollection {
    public int Count { get; }
    public object this[int a] { get; }
    public void CopyTo(Array a, int b);
    public IEnumerator GetEnumerator();
  }
}
public sealed class TypeConverterAttribute : Attribute {
  public static TypeConverterAttribute Default;
  public string ConverterTypeName { get; }
}
public abstract class TypeDescriptionProvider {
  public object CreateInstance(IServiceProvider a, Type b, Type[] c, object[] d);
  public IDictionary GetCache(object a);
  public ICustomTypeDescriptor GetExtendedTypeDescriptor(object a);
  public IExtenderProvider[] GetExtenderProviders(object a);
  public string GetFullComponentName(object a);
  public Type GetReflectionType(Type a);
  public Type GetReflectionType(object a);
  public Type GetReflectionType(Type a, object b);
  public Type GetRuntimeType(Type a);
  public ICustomTypeDescriptor GetTypeDescriptor(Type a);
  public ICustomTypeDescriptor GetTypeDescriptor(object a);
  public ICustomTypeDescriptor GetTypeDescriptor(Type a, object b);
  public bool IsSupportedType(Type a);
}
public sealed class TypeDescriptionProviderAttribute : Attribute {
  public string TypeName { get; }
}
public sealed class TypeDescriptor {
  public static IComNativeDescriptorHandler ComNativeDescriptorHandler { get; }
  public static Type ComObjectType { get; }
  public static Type InterfaceType { get; }
  public static event RefreshEventHandler Refreshed;
  public static TypeDescriptionProvider AddAttributes(Type a, params Attribute[] b);
  public static TypeDescriptionProvider AddAttributes(object a, params Attribute[] b);
  public static void AddEditorTable(Type a, Hashtable b);
  public static void AddProvider(TypeDescriptionProvider a, Type b);
  public static void AddProvider(TypeDescriptionProvider a, object b);
  public static void AddProviderTransparent(TypeDescriptionProvider a, Type b);
  public static void AddProviderTransparent(TypeDescriptionProvider a, object b);
  public static void CreateAssociation(object a, object b);
  public static IDesigner CreateDesigner(IComponent a, Type b);
  public static EventDescriptor CreateEvent(Type a, string b, Type c, params Attribute[] d);
  public static EventDescriptor CreateEvent(Type a, EventDescriptor b, params Attribute[] c);
  public static object CreateInstance(IServiceProvider a, Type b, Type[] c, object[] d);
  public static PropertyDescriptor CreateProperty(Type a, string b, Type c, params Attribute[] d);
  public static PropertyDescriptor CreateProperty(Type a, PropertyDescriptor b, params Attribute[] c);
  public static object GetAssociation(Type a, object b);
  public static AttributeCollection GetAttributes(Type a);
  public static AttributeCollection GetAttributes(object a);
  public static AttributeCollection GetAttributes(object a, bool b);
  public static string GetClassName(object a);
  public static string GetClassName(object a, bool b);
  public static string GetClassName(Type a);
  public static string GetComponentName(object a);
  public static string GetComponentName(object a, bool b);
  public static TypeConverter GetConverter(object a);
  public static TypeConverter GetConverter(object a, bool b);
  public static TypeConverter GetConverter(Type a);
  public static EventDescriptor GetDefaultEvent(Type a);
  public static EventDescriptor GetDefaultEvent(object a);
  public static EventDescriptor GetDefaultEvent(object a, bool b);
  public static PropertyDescriptor GetDefaultProperty(Type a);
  public static PropertyDescriptor GetDefaultProperty(object a);
  public static PropertyDescriptor GetDefaultProperty(object a, bool b);
  public static object GetEditor(object a, Type b);
  public static object GetEditor(object a, Type b, bool c);
  public static object GetEditor(Type a, Type b);
  public static EventDescriptorCollection GetEvents(Type a);
  public static EventDescriptorCollection GetEvents(Type a, Attribute[] b);
  public static EventDescriptorCollection GetEvents(object a);
  public static EventDescriptorCollection GetEvents(object a, bool b);
  public static EventDescriptorCollection GetEvents(object a, Attribute[] b);
  public static EventDescriptorCollection GetEvents(object a, Attribute[] b, bool c);
  public static string GetFullComponentName(object a);
  public static PropertyDescriptorCollection GetProperties(Type a);
  public static PropertyDescriptorCollection GetProperties(Type a, Attribute[] b);
  public static PropertyDescriptorCollection GetProperties(object a);
  public static PropertyDescriptorCollection GetProperties(object a, bool b);
  public static PropertyDescriptorCollection GetProperties(object a, Attribute[] b);
  public static PropertyDescriptorCollection GetProperties(object a, Attribute[] b, bool c);
  public static TypeDescriptionProvider GetProvider(Type a);
  public static TypeDescriptionProvider GetProvider(object a);
  public static Type GetReflectionType(Type a);
  public static Type GetReflectionType(object a);
  public static void Refresh(object a);
  public static void Refresh(Type a);
  public static void Refresh(Module a);
  public static void Refresh(Assembly a);
  public static void RemoveAssociation(object a, object b);
  public static void RemoveAssociations(object a);
  public static void RemoveProvider(TypeDescriptionProvider a, Type b);
  public static void RemoveProvider(TypeDescriptionProvider a, object b);
  public static void RemoveProviderTransparent(TypeDescriptionProvider a, Type b);
  public static void RemoveProviderTransparent(TypeDescriptionProvider a, object b);
  public static void SortDescriptorArray(IList a);
}
public abstract class TypeListConverter : TypeConverter {
}
public class UInt16Converter : BaseNumberConverter {
}
public class UInt32Converter : BaseNumberConverter {
}
public class UInt64Converter : BaseNumberConverter {
}
public class WarningException : SystemException {
  public string HelpUrl { get; }
  public string HelpTopic { get; }
}
public class Win32Exception : ExternalException {
  public int NativeErrorCode { get; }
}
